import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/index.ts';
import { deriveKeys, getSecrets } from '../../platform/crypto/secrets.ts';

/** Whom mails to an address are from: a participant of a conversation. `nonce` changes with the participant's mailbox. */
export type ReplyParticipant = {
  readonly id: number;
  readonly side: 'guest' | 'host';
  readonly nonce: string;
};
/** What an address names; its MAC is not checked yet. */
export type ReplyAddress = { readonly id: number; readonly side: 'guest' | 'host'; readonly mac: string };

/** 128 bits. */
const MAC_BYTES = 16;
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';
const LOCAL_PART = /^r\.([0-9a-z]{1,7})\.([gh])\.([a-z2-7]{26})$/u;

/** Addresses by which people reply to mails of a conversation; none without INBOUND_DOMAIN. */
@Injectable()
export class ReplyAddressesService {
  private readonly keys: readonly Buffer[];

  constructor(private readonly config: Config) {
    this.keys = deriveKeys(getSecrets(config), 'reply-address');
  }

  build(participant: ReplyParticipant): string | null {
    const { INBOUND_DOMAIN: domain } = this.config;
    const [key] = this.keys;
    if (domain === undefined || !key) return null;
    const { id, side } = participant;
    return `r.${id.toString(36)}.${side.charAt(0)}.${computeMac(key, participant)}@${domain}`;
  }

  /** Mail servers may change the case of an address. */
  parse(address: string): ReplyAddress | null {
    const [local = '', domain] = address.toLowerCase().split('@');
    const [, id, side, mac] = LOCAL_PART.exec(local) ?? [];
    if (domain !== this.config.INBOUND_DOMAIN || id === undefined || mac === undefined) return null;
    const number = Number.parseInt(id, 36);
    return number > 0x7f_ff_ff_ff ? null : { id: number, side: side === 'g' ? 'guest' : 'host', mac };
  }

  /** In constant time; also by a former secret. */
  matches({ mac }: ReplyAddress, participant: ReplyParticipant): boolean {
    const given = Buffer.from(mac);
    return (
      this.keys.filter((key) => timingSafeEqual(Buffer.from(computeMac(key, participant)), given)).length > 0
    );
  }
}

const computeMac = (key: Buffer, { id, side, nonce }: ReplyParticipant): string =>
  toBase32(createHmac('sha256', key).update(`${id}.${side}.${nonce}`).digest().subarray(0, MAC_BYTES));

function toBase32(bytes: Uint8Array): string {
  let [text, bits, value] = ['', 0, 0];
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      text += BASE32.charAt((value >>> (bits - 5)) & 31);
      bits -= 5;
    }
    value &= (1 << bits) - 1;
  }
  return bits > 0 ? text + BASE32.charAt((value << (5 - bits)) & 31) : text;
}
