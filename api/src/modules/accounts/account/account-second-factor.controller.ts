import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  ApiErrors,
  IdPipe,
  SignedIn,
  NotWhileImpersonating,
  type Actor,
} from '../../../platform/http/index.ts';
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

@ApiTags('account')
@Controller('account/second-factor')
export class AccountSecondFactorController {
  constructor(private readonly secondFactor: AccountSecondFactorService) {}

  @Get()
  @SignedIn()
  @ApiOperation({ summary: 'List second factors' })
  @ApiOkResponse({ type: AccountSecondFactorDto })
  async read(@CurrentActor() actor: Actor): Promise<AccountSecondFactorDto> {
    return toSecondFactor(await this.secondFactor.getState(actor));
  }

  @Post('totp')
  @NotWhileImpersonating('security')
  @HttpCode(200)
  @SignedIn()
  @ApiOperation({
    summary: 'Start the setup of an authenticator app',
    description: 'Active after its first code is confirmed.',
  })
  @ApiOkResponse({ type: TotpSetupDto })
  @ApiErrors(403, 409, 422, 429)
  async beginTotp(
    @CurrentActor() actor: Actor,
    @Body() { current_password: password }: AccountPassword,
  ): Promise<TotpSetupDto> {
    return toTotpSetup(await this.secondFactor.beginTotp(actor, password));
  }

  @Put('totp')
  @NotWhileImpersonating('security')
  @SignedIn()
  @ApiOperation({ summary: 'Confirm an authenticator app with its first code' })
  @ApiOkResponse({ type: AccountSecondFactorAnswer })
  @ApiErrors(403, 409, 422)
  async confirmTotp(
    @CurrentActor() actor: Actor,
    @Body() { code }: TotpConfirmation,
  ): Promise<AccountSecondFactorAnswer> {
    return toSecondFactorChange(await this.secondFactor.confirmTotp(actor, code.replace(/\s/gu, '')));
  }

  @Post('totp/remove')
  @NotWhileImpersonating('security')
  @HttpCode(200)
  @SignedIn()
  @ApiOperation({ summary: 'Remove the authenticator app' })
  @ApiOkResponse({ type: AccountSecondFactorAnswer })
  @ApiErrors(403, 404, 409, 422, 429)
  async removeTotp(
    @CurrentActor() actor: Actor,
    @Body() { current_password: password }: AccountPassword,
  ): Promise<AccountSecondFactorAnswer> {
    return toSecondFactorChange(await this.secondFactor.removeTotp(actor, password));
  }

  @Post('passkeys/options')
  @NotWhileImpersonating('security')
  @HttpCode(200)
  @SignedIn()
  @ApiOperation({
    summary: 'Create options of a new passkey',
    description: 'Input of `navigator.credentials.create()`.',
  })
  @ApiOkResponse({ type: PasskeyOptionsDto })
  @ApiErrors(403, 422, 429)
  async beginPasskey(
    @CurrentActor() actor: Actor,
    @Body() { current_password: password }: AccountPassword,
  ): Promise<PasskeyOptionsDto> {
    const { challenge, options } = await this.secondFactor.beginPasskey(actor, password);
    return { challenge, options: { ...options } };
  }

  @Post('passkeys')
  @NotWhileImpersonating('security')
  @HttpCode(200)
  @SignedIn()
  @ApiOperation({ summary: 'Add a passkey' })
  @ApiOkResponse({ type: AccountSecondFactorAnswer })
  @ApiErrors(403, 409, 410, 422)
  async addPasskey(
    @CurrentActor() actor: Actor,
    @Body() input: NewPasskeyInput,
  ): Promise<AccountSecondFactorAnswer> {
    return toSecondFactorChange(await this.secondFactor.addPasskey(actor, input));
  }

  @Post('passkeys/:id/remove')
  @NotWhileImpersonating('security')
  @HttpCode(200)
  @SignedIn()
  @ApiOperation({ summary: 'Remove a passkey' })
  @ApiOkResponse({ type: AccountSecondFactorAnswer })
  @ApiErrors(403, 404, 409, 422, 429)
  async removePasskey(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { current_password: password }: AccountPassword,
  ): Promise<AccountSecondFactorAnswer> {
    return toSecondFactorChange(await this.secondFactor.removePasskey(actor, password, id));
  }

  @Post('recovery-codes')
  @NotWhileImpersonating('security')
  @HttpCode(200)
  @SignedIn()
  @ApiOperation({ summary: 'Generate new recovery codes', description: 'Former codes stop working.' })
  @ApiOkResponse({ type: AccountSecondFactorAnswer })
  @ApiErrors(403, 409, 422, 429)
  async renewRecoveryCodes(
    @CurrentActor() actor: Actor,
    @Body() { current_password: password }: AccountPassword,
  ): Promise<AccountSecondFactorAnswer> {
    return toSecondFactorChange(await this.secondFactor.renewRecoveryCodes(actor, password));
  }
}
