/** The test projects can run in one go: Vitest refuses a group of projects that want different numbers of workers. */
import { expect, test } from 'vitest';
import config from '../../vitest.config.ts';

interface Project {
  name: string;
  fileParallelism?: boolean;
  maxWorkers?: number;
  sequence?: { groupOrder?: number };
}

test('projects of one group have the same number of workers', () => {
  const { projects } = config.test as { projects: { test: Project }[] };
  const groups = new Map<number, Set<number | undefined>>();
  for (const { test: project } of projects) {
    // One file at a time is a group of its own, made by Vitest.
    if (project.fileParallelism === false) continue;
    const order = project.sequence?.groupOrder ?? 0;
    groups.set(order, (groups.get(order) ?? new Set()).add(project.maxWorkers));
  }
  expect([...groups.values()].map((workers) => workers.size)).toEqual([...groups].map(() => 1));
  expect(groups.size).toBeGreaterThan(0);
});
