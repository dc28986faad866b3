import type { ProjectClient } from './project-client.ts';

/**
 * Runs a script's work and releases the project even when it throws.
 * @returns the exit code that the work returns
 */
export async function finish(
  opening: Promise<ProjectClient>,
  work: (client: ProjectClient) => Promise<number>,
): Promise<number> {
  // The reader of our output may close the pipe (`| head`); started work is finished all the same.
  process.stdout.on('error', () => {});
  const client = await opening;
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}
