import { Injectable } from '@nestjs/common';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { Clock } from '../../../platform/clock/clock.ts';
import { Config } from '../../../platform/config/index.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { createFieldError, fieldError } from '../../../platform/errors/index.ts';
import { Log } from '../../../platform/logging/log.ts';
import type { Passkey } from './passkey.entity.ts';
import { SecondFactorRepository } from './second-factor.repository.ts';

const RP_NAME = 'Prostora';
const MAX_PASSKEYS = 10;

/** Response of a browser to a registration, the challenge it signs and a name chosen by the user. */
export type NewPasskey = { response: object; challenge: string; name: string };

/** Loaded at first use: most processes verify no passkey. */
const loadWebAuthn = () => import('@simplewebauthn/server');

/** Passkeys and security keys (WebAuthn), bound to the host of PUBLIC_URL. */
@Injectable()
export class PasskeysService {
  private readonly origin: string;
  private readonly rpId: string;

  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly log: Log,
    config: Config,
  ) {
    const { origin, hostname } = new URL(config.PUBLIC_URL);
    this.origin = origin;
    this.rpId = hostname;
  }

  list(userId: number): Promise<Passkey[]> {
    return this.factors.listPasskeys(userId);
  }

  /** Options of `navigator.credentials.create`; the caller stores the challenge. */
  async createRegistrationOptions(
    userId: number,
    email: string,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { generateRegistrationOptions } = await loadWebAuthn();
    const known = await this.factors.listPasskeys(userId);
    return generateRegistrationOptions({
      rpName: RP_NAME,
      rpID: this.rpId,
      userName: email,
      userID: new TextEncoder().encode(`prostora-${userId}`),
      attestationType: 'none',
      excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    });
  }

  /** @throws DomainError on the field `response` when the response does not verify */
  async add(userId: number, { response, challenge, name }: NewPasskey): Promise<void> {
    const credential = await this.verifyRegistration(response as RegistrationResponseJSON, challenge);
    await this.unitOfWork.run(async () => {
      const known = await this.factors.listPasskeys(userId);
      if (known.length >= MAX_PASSKEYS)
        throw createFieldError('name', fieldError('passkeyLimit', { max: MAX_PASSKEYS }));
      await this.factors.addPasskey({
        user: userId,
        name,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
        createdAt: this.clock.now(),
      });
    });
  }

  /** Options of `navigator.credentials.get` for a user's passkeys; null when there are none. */
  async createLoginOptions(userId: number): Promise<PublicKeyCredentialRequestOptionsJSON | null> {
    const known = await this.factors.listPasskeys(userId);
    if (known.length === 0) return null;
    const { generateAuthenticationOptions } = await loadWebAuthn();
    return generateAuthenticationOptions({
      rpID: this.rpId,
      allowCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      userVerification: 'preferred',
    });
  }

  /** Whether one of the user's passkeys has signed the challenge. */
  async verify(userId: number, given: object, challenge: string): Promise<boolean> {
    const response = given as AuthenticationResponseJSON;
    const passkey =
      typeof response.id === 'string' ? await this.factors.findPasskey(userId, response.id) : null;
    if (!passkey) return false;
    const newCounter = await this.verifyAssertion(passkey, response, challenge);
    if (newCounter === null) return false;
    await this.unitOfWork.run(() =>
      this.factors.savePasskeyUse(passkey.id, { counter: newCounter, lastUsedAt: this.clock.now() }),
    );
    return true;
  }

  remove(userId: number, id: number): Promise<boolean> {
    return this.unitOfWork.run(() => this.factors.removePasskey(userId, id));
  }

  private async verifyRegistration(response: RegistrationResponseJSON, expectedChallenge: string) {
    const { verifyRegistrationResponse } = await loadWebAuthn();
    const expected = { expectedChallenge, expectedOrigin: this.origin, expectedRPID: this.rpId };
    const result = await verifyRegistrationResponse({
      response,
      ...expected,
      requireUserVerification: false,
    }).catch((error: unknown) => this.logRejection(error));
    if (!result?.verified) throw createFieldError('response', fieldError('passkeyRefused'));
    return result.registrationInfo.credential;
  }

  /** @returns the new signature counter; null when the response does not verify */
  private async verifyAssertion(
    passkey: Passkey,
    response: AuthenticationResponseJSON,
    expectedChallenge: string,
  ): Promise<number | null> {
    const { verifyAuthenticationResponse } = await loadWebAuthn();
    const { credentialId, publicKey, counter } = passkey;
    const credential = {
      id: credentialId,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      counter,
    };
    const expected = { expectedChallenge, expectedOrigin: this.origin, expectedRPID: this.rpId };
    const result = await verifyAuthenticationResponse({
      response,
      credential,
      ...expected,
      requireUserVerification: false,
    }).catch((error: unknown) => this.logRejection(error));
    return result?.verified ? result.authenticationInfo.newCounter : null;
  }

  private logRejection(error: unknown): null {
    this.log.info({ reason: error instanceof Error ? error.message : String(error) }, 'passkey rejected');
    return null;
  }
}
