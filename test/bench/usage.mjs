/** Preloaded into a measured process: what it used, when it ends. Worker threads preload it too and say nothing. */
import { writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  process.on("exit", () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const report = { cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 };
    writeFileSync(process.env.SPECWRIGHT_BENCH_USAGE, JSON.stringify(report));
  });
}
