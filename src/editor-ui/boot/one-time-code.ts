/** The code that a started browser gets in place of the token (`#code=…`), exchanged for it once. */
const CODE = /[#&]code=([0-9a-f]{32})(?:$|[#&])/;

/** The code of an address's fragment, null without one. Read it before the fragment is taken away. */
export function codeIn(hash: string): string | null {
  return CODE.exec(hash)?.[1] ?? null;
}

export type Exchanged = { token: string } | { failed: 'refused' | 'unreachable' };

/** @param base address of the API */
export async function exchangeCode(base: string, code: string, send: typeof fetch): Promise<Exchanged> {
  let answer: Response;
  try {
    answer = await send(`${base}/token`, {
      method: 'POST',
      cache: 'no-store',
      credentials: 'omit',
      headers: { Authorization: `Code ${code}`, 'Content-Type': 'application/json' },
      body: '{}',
    });
  } catch {
    return { failed: 'unreachable' };
  }
  const { token } = ((await answer.json().catch(() => null)) ?? {}) as { token?: unknown };
  return answer.ok && typeof token === 'string' ? { token } : { failed: 'refused' };
}
