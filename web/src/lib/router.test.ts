import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { parse, router, tableAddress } from "./router.svelte";

describe("addresses", () => {
  it.each([
    ["/", "", { page: "lobby" }],
    ["/table/x1", "", { page: "table", id: "x1", seat: null, hand: false }],
    ["/table/x1/", "?seat=2&hand=1", { page: "table", id: "x1", seat: 2, hand: true }],
    ["/table/x1", "?seat=no", { page: "table", id: "x1", seat: null, hand: false }],
    ["/table/x1/screen", "", { page: "screen", id: "x1" }],
    ["/table/x1/replay", "?at=40", { page: "replay", id: "x1", at: 40 }],
    ["/table/x1/replay", "", { page: "replay", id: "x1", at: null }],
    ["/table/x1/review", "?seat=1", { page: "review", id: "x1", seat: 1 }],
    ["/join/a_B-9", "?hand=1", { page: "join", invite: "a_B-9", hand: true }],
    ["/campaign", "", { page: "campaign" }],
    ["/learn", "", { page: "learn", game: "" }],
    ["/learn/harvest", "", { page: "learn", game: "harvest" }],
    ["/library", "", { page: "library", game: "", pack: "" }],
    ["/library/harvest", "?pack=my-box", { page: "library", game: "harvest", pack: "my-box" }],
    ["/rules", "", { page: "rules", game: "" }],
    ["/rules/harvest", "", { page: "rules", game: "harvest" }],
    ["/table", "", { page: "unknown" }],
    ["/table/x/y/z", "", { page: "unknown" }],
    ["/%E0%A4%A", "", { page: "unknown" }],
  ])("%s%s", (path, search, route) => {
    expect(parse(path, search)).toEqual(route);
  });

  it("of tables can be made", () => {
    expect(tableAddress("x")).toBe("/table/x");
    expect(tableAddress("x", { seat: 0, hand: true })).toBe("/table/x?seat=0&hand=1");
    expect(tableAddress("x", { seat: null })).toBe("/table/x");
  });
});

describe("the history", () => {
  let stop: () => void;
  const link = document.createElement("a");

  beforeEach(() => {
    window.scrollTo = () => {};
    stop = router.start();
    document.body.append(link);
    router.go("/");
  });

  afterEach(() => {
    stop();
    link.remove();
  });

  const click = (options: MouseEventInit = {}): boolean =>
    link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...options }));

  it("is followed by links", () => {
    link.href = "/table/x?seat=1";
    expect(click()).toBe(false);
    expect(router.route).toEqual({ page: "table", id: "x", seat: 1, hand: false });
    expect(location.search).toBe("?seat=1");
  });

  it("leaves new tabs, other sites and downloads to the browser", () => {
    // The browser must not really go anywhere in a test.
    const stay = (event: Event): void => event.preventDefault();
    addEventListener("click", stay);
    link.href = "/rules";
    click({ ctrlKey: true });
    link.target = "_blank";
    click();
    link.target = "";
    link.href = "https://example.org/";
    click();
    link.href = "/api/tables/x/record";
    click();
    removeEventListener("click", stay);
    expect(router.route).toEqual({ page: "lobby" });
  });

  it("is read when one goes back", () => {
    history.replaceState(null, "", "/campaign");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(router.route).toEqual({ page: "campaign" });
  });
});
