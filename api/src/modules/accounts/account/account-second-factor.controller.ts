import { Body, Param } from '@nestjs/common';
import { type Actor, CurrentActor, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import {
  AccountPassword,
  AccountSecondFactorAnswer,
  AccountSecondFactorDto,
  NewPasskeyInput,
  PasskeyOptionsDto,
  TotpConfirmation,
  TotpSetupDto,
} from './account-second-factor.dto.ts';
import { toSecondFactor, toSecondFactorChange, toTotpSetup } from './account-second-factor.mapper.ts';
import { AccountSecondFactorService } from './account-second-factor.service.ts';

@Routes('account/second-factor', { tag: 'account' })
export class AccountSecondFactorController {
  constructor(private readonly secondFactor: AccountSecondFactorService) {}

  @Route('GET', '/', { access: 'signed-in', summary: 'List second factors', answer: AccountSecondFactorDto })
  async read(@CurrentActor() actor: Actor): Promise<AccountSecondFactorDto> {
    return toSecondFactor(await this.secondFactor.getState(actor));
  }

  @Route('POST', 'totp', {
    access: 'signed-in',
    notWhileImpersonating: 'security',
    summary: 'Start the setup of an authenticator app',
    description: 'Active after its first code is confirmed.',
    answer: TotpSetupDto,
    errors: [409, 422, 429],
  })
  async beginTotp(
    @CurrentActor() actor: Actor,
    @Body() { current_password: password }: AccountPassword,
  ): Promise<TotpSetupDto> {
    return toTotpSetup(await this.secondFactor.beginTotp(actor, password));
  }

  @Route('PUT', 'totp', {
    access: 'signed-in',
    notWhileImpersonating: 'security',
    summary: 'Confirm an authenticator app with its first code',
    answer: AccountSecondFactorAnswer,
    errors: [409, 422],
  })
  async confirmTotp(
    @CurrentActor() actor: Actor,
    @Body() { code }: TotpConfirmation,
  ): Promise<AccountSecondFactorAnswer> {
    return toSecondFactorChange(await this.secondFactor.confirmTotp(actor, code.replace(/\s/gu, '')));
  }

  @Route('POST', 'totp/remove', {
    access: 'signed-in',
    notWhileImpersonating: 'security',
    summary: 'Remove the authenticator app',
    answer: AccountSecondFactorAnswer,
    errors: [404, 409, 422, 429],
  })
  async removeTotp(
    @CurrentActor() actor: Actor,
    @Body() { current_password: password }: AccountPassword,
  ): Promise<AccountSecondFactorAnswer> {
    return toSecondFactorChange(await this.secondFactor.removeTotp(actor, password));
  }

  @Route('POST', 'passkeys/options', {
    access: 'signed-in',
    notWhileImpersonating: 'security',
    summary: 'Create options of a new passkey',
    description: 'Input of `navigator.credentials.create()`.',
    answer: PasskeyOptionsDto,
    errors: [422, 429],
  })
  async beginPasskey(
    @CurrentActor() actor: Actor,
    @Body() { current_password: password }: AccountPassword,
  ): Promise<PasskeyOptionsDto> {
    const { challenge, options } = await this.secondFactor.beginPasskey(actor, password);
    return { challenge, options: { ...options } };
  }

  @Route('POST', 'passkeys', {
    access: 'signed-in',
    notWhileImpersonating: 'security',
    summary: 'Add a passkey',
    answer: AccountSecondFactorAnswer,
    errors: [409, 410, 422],
  })
  async addPasskey(
    @CurrentActor() actor: Actor,
    @Body() input: NewPasskeyInput,
  ): Promise<AccountSecondFactorAnswer> {
    return toSecondFactorChange(await this.secondFactor.addPasskey(actor, input));
  }

  @Route('POST', 'passkeys/:id/remove', {
    access: 'signed-in',
    notWhileImpersonating: 'security',
    summary: 'Remove a passkey',
    answer: AccountSecondFactorAnswer,
    errors: [404, 409, 422, 429],
  })
  async removePasskey(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { current_password: password }: AccountPassword,
  ): Promise<AccountSecondFactorAnswer> {
    return toSecondFactorChange(await this.secondFactor.removePasskey(actor, password, id));
  }

  @Route('POST', 'recovery-codes', {
    access: 'signed-in',
    notWhileImpersonating: 'security',
    summary: 'Generate new recovery codes',
    description: 'Former codes stop working.',
    answer: AccountSecondFactorAnswer,
    errors: [409, 422, 429],
  })
  async renewRecoveryCodes(
    @CurrentActor() actor: Actor,
    @Body() { current_password: password }: AccountPassword,
  ): Promise<AccountSecondFactorAnswer> {
    return toSecondFactorChange(await this.secondFactor.renewRecoveryCodes(actor, password));
  }
}
