import type { Log } from '../../../platform/logging/log.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import { parseSubject } from './ares-response.ts';
import { CompanyRegister, type Company } from './company-register.ts';

const TIMEOUT_MS = 5000;
/** A subject has a few kilobytes. */
const MAX_BYTES = 512 * 1024;

/** Companies from ARES, the register of the Ministry of Finance (reference: czech.md §5.3). */
export class AresCompanyRegisterAdapter extends CompanyRegister {
  constructor(
    private readonly url: string,
    private readonly log: Log,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {
    super();
  }

  async find(ico: string): Promise<Company | null> {
    try {
      const response = await fetch(`${this.url}/ekonomicke-subjekty/${ico}`, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(this.timeoutMs),
        redirect: 'error',
      });
      if (response.ok) return parseSubject(JSON.parse(await readBoundedText(response)), ico);
      await response.body?.cancel();
      if (response.status === 404) return null;
      throw new Error(`ARES returned status ${response.status}`);
    } catch (err) {
      this.log.warn({ err }, 'ARES request failed');
      throw new DomainError('unavailable', 'ARES_UNAVAILABLE', { retryAfter: 60 });
    }
  }
}

/** @throws Error over MAX_BYTES */
async function readBoundedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new Error('ARES response is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
