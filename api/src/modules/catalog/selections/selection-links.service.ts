import { Injectable } from '@nestjs/common';
import { getSecrets } from '../../../platform/crypto/secrets.ts';
import { SignedTokens } from '../../../platform/crypto/signed-tokens.ts';
import { Config } from '../../../platform/config/index.ts';

/** The sender sees names and takes a space; voters vote and see the counts. */
const SELECTION_ROLES = ['sender', 'voter'] as const;
export type SelectionRole = (typeof SELECTION_ROLES)[number];

/** Signed links of a selection, one for its sender and one for its voters. */
@Injectable()
export class SelectionLinksService extends SignedTokens {
  constructor(config: Config) {
    super(getSecrets(config), 'selection-link');
  }

  buildToken(id: number, role: SelectionRole): string {
    return this.sign(`${role} ${id}`);
  }

  /** Role of the holder of a token; null for a token of another record. */
  resolveRole(id: number, token: string): SelectionRole | null {
    return SELECTION_ROLES.find((role) => this.verify(`${role} ${id}`, token)) ?? null;
  }
}
