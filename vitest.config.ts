/** Many tests generate whole projects, or run compilers: a busy machine takes its time for that. */
import { defineConfig } from "vitest/config";

export default defineConfig({ test: { testTimeout: 30_000, hookTimeout: 120_000 } });
