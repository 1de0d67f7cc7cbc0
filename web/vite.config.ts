import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

// The page is built into the server's package, which serves it; nothing of it is committed.
// HEARTHLIGHT_SERVER and HEARTHLIGHT_OUT are for developing: another server to talk to, another place to build to.
export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  resolve: {
    alias: {
      "@locales": fileURLToPath(new URL("../src/hearthlight/i18n/locales", import.meta.url)),
      "@games": fileURLToPath(new URL("../src/hearthlight/games", import.meta.url)),
    },
  },
  build: {
    outDir: process.env["HEARTHLIGHT_OUT"] ?? "../src/hearthlight/server/page",
    emptyOutDir: true,
    target: "es2022",
    // What every table needs comes in one piece: small ones are packed badly.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: "tables", test: /web\/src\/(table|stage)\/[a-z.]+\.ts$/, minShareCount: 3 }],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env["HEARTHLIGHT_SERVER"] ?? "http://127.0.0.1:8000", ws: true } },
  },
  // One process that keeps its modules and its window between files: twice as fast. Tests put back what they change
  // (`vitest run --sequence.shuffle.files` shows it), and the core beside it lints.
  test: {
    environment: "jsdom",
    isolate: false,
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: ["src/**/*.test.ts"],
  },
});
