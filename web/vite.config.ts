import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

// The page is built into the server's package, which serves it; nothing of it is committed.
export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: { outDir: "../src/hearthlight/server/page", emptyOutDir: true, target: "es2022" },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
});
