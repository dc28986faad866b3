/** The worker thread that answers `Questions`. */
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { createAnswerer, type Questions } from './questions.ts';

export interface WorkerSettings {
  root: string;
  protectedDirs: readonly string[];
  /** leaves the processor to other threads */
  isInBackground?: boolean;
}

export interface WorkerQuestion {
  id: number;
  name: keyof Questions;
  question: never;
}

export type WorkerAnswer = { id: number } & ({ ok: true; answer: unknown } | { ok: false; message: string });

const { root, protectedDirs, isInBackground } = workerData as WorkerSettings;
// Linux alone sets the priority of the calling thread; elsewhere it would be that of the whole process.
if (isInBackground && process.platform === 'linux') setPriority(5);
const answerer = createAnswerer(root, protectedDirs);

parentPort?.on('message', async ({ id, name, question }: WorkerQuestion) => {
  let answer: WorkerAnswer;
  try {
    answer = { id, ok: true, answer: await answerer[name](question) };
  } catch (error) {
    answer = { id, ok: false, message: (error as Error)?.stack ?? String(error) };
  }
  parentPort?.postMessage(answer);
});
