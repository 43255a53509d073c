import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  ApiErrors,
  Throttle,
  RequiresPermission,
  SignedIn,
  NotWhileImpersonating,
  type Actor,
} from '../../../platform/http/index.ts';
import {
  AccountAnswerDto,
  BillingDetailsDto,
  CompanyFoundDto,
  CompanyQuery,
  ProfileInput,
} from './account.dto.ts';
import { toBillingData, toAccountAnswer, toCompanyFound } from './account.mapper.ts';
import { AccountService } from './account.service.ts';

@ApiTags('account')
@Controller('account')
export class AccountController {
  constructor(private readonly account: AccountService) {}

  @Get()
  @SignedIn()
  @ApiOperation({ summary: 'Retrieve the account' })
  @ApiOkResponse({ type: AccountAnswerDto })
  async read(@CurrentActor() actor: Actor): Promise<AccountAnswerDto> {
    return toAccountAnswer(await this.account.getDetails(actor));
  }

  @Put('profile')
  @NotWhileImpersonating('telephone')
  @SignedIn()
  @ApiOperation({ summary: 'Update name and telephone' })
  @ApiOkResponse({ type: AccountAnswerDto })
  @ApiErrors(422)
  async saveProfile(@CurrentActor() actor: Actor, @Body() input: ProfileInput): Promise<AccountAnswerDto> {
    return toAccountAnswer(await this.account.saveProfile(actor, input));
  }

  @Put('billing')
  @NotWhileImpersonating('money')
  @RequiresPermission('own-spaces')
  @ApiOperation({ summary: 'Update billing details' })
  @ApiOkResponse({ type: AccountAnswerDto })
  @ApiErrors(404, 422)
  async saveBilling(
    @CurrentActor() actor: Actor,
    @Body() input: BillingDetailsDto,
  ): Promise<AccountAnswerDto> {
    return toAccountAnswer(await this.account.saveBilling(actor, toBillingData(input)));
  }

  @Get('company')
  @SignedIn()
  @Throttle({ name: 'company', points: 30, seconds: 60 })
  @ApiOperation({ summary: 'Look up a company in ARES by its registration number' })
  @ApiOkResponse({ type: CompanyFoundDto })
  @ApiErrors(404, 422, 503)
  async company(@Query() { ico }: CompanyQuery): Promise<CompanyFoundDto> {
    return toCompanyFound(await this.account.getCompany(ico));
  }
}
