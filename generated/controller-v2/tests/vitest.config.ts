import { defineConfig } from "vitest/config";

/** What the files share is loaded once for all: the stub knows the whole of the service. */
export default defineConfig({ test: { isolate: false } });
