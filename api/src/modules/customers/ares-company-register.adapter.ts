import type { Log } from '../../platform/logging/log.ts';
import { DomainError } from '../../platform/errors/index.ts';
import { readSubject } from './ares-answer.ts';
import { CompanyRegister, type Company } from './company-register.ts';

const TIMEOUT_MS = 5000;
/** A subject has some kilobytes; a hundred times that is no answer of ARES. */
const MAX_BYTES = 512 * 1024;

/** Companies from ARES, the register of the Ministry of Finance (reference: czech.md §5.3); it needs no key. */
export class AresCompanyRegister extends CompanyRegister {
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
      if (response.ok) return readSubject(JSON.parse(await boundedText(response)), ico);
      await response.body?.cancel();
      if (response.status === 404) return null;
      throw new Error(`ARES answered ${response.status}`);
    } catch (err) {
      this.log.warn({ err }, 'ARES did not answer');
      throw new DomainError('unavailable', 'ARES_UNAVAILABLE', { retryAfter: 60 });
    }
  }
}

/** Text of an answer; one that does not end is given up instead of filling the memory. */
async function boundedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new Error('ARES answered too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
