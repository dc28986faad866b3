import type { ProjectClient } from './project-client.ts';

/**
 * Runs a script's work and lets go of the project whatever comes of it.
 * @returns what the work returns: the exit code
 */
export async function finish(
  opening: Promise<ProjectClient>,
  work: (client: ProjectClient) => Promise<number>,
): Promise<number> {
  // Whoever reads our output may stop reading (`| head`); what was begun is finished all the same.
  process.stdout.on('error', () => {});
  const client = await opening;
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}
