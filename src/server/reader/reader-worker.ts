/** The worker thread that answers `Questions`. */
import { parentPort, workerData } from 'node:worker_threads';
import { createAnswerer, type Questions } from './questions.ts';

export interface WorkerSettings {
  root: string;
  protectedDirs: readonly string[];
}

export interface WorkerQuestion {
  id: number;
  name: keyof Questions;
  question: never;
}

export type WorkerAnswer = { id: number } & ({ ok: true; answer: unknown } | { ok: false; message: string });

const { root, protectedDirs } = workerData as WorkerSettings;
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
