import { cleanup, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, it } from "vitest";

import Dock from "./Dock.svelte";
import { plainAnswers } from "./dock";
import { renderInShell, sessionAt } from "./rendering";
import { decision, table } from "./sample";

afterEach(cleanup);

it("stands over the question while there are choices, and hides none of them", async () => {
  const asked = decision(3);
  const session = sessionAt(table({ decision: asked }));
  const [pointed, ...chips] = asked.moves;
  const answers = { ...plainAnswers(asked), chips };
  renderInShell(Dock, { answers, phone: false }, { session: () => session });
  session.hover(pointed!.move);
  await tick();
  expect(screen.getByTestId("outlook").classList).toContain("aside");
  expect(screen.getByTestId("chips").classList).not.toContain("covered");
  expect(screen.getByTestId("chips").textContent).toContain(chips[0]!.text);
});
