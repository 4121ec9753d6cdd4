import { readFileSync } from 'node:fs';

const KIB_PER_MB = 1_024;

export function peakMemoryMb(pid: number | undefined): number {
  const status = pid === undefined ? '' : readFileSync(`/proc/${pid}/status`, 'utf8');
  const kib = Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]);
  if (Number.isNaN(kib)) throw new Error(`The process ${String(pid)} tells no memory.`);
  return Math.round(kib / KIB_PER_MB);
}
