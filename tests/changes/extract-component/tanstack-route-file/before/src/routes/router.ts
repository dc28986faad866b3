export const createFileRoute = (path: string) => (options: object) => ({ path, ...options });
