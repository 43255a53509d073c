import { Body, Query } from '@nestjs/common';
import { type Actor, CurrentActor, Route, Routes } from '../../../platform/http/index.ts';
import {
  AccountAnswerDto,
  BillingDetailsDto,
  CompanyFoundDto,
  CompanyQuery,
  ProfileInput,
} from './account.dto.ts';
import { toBillingData, toAccountAnswer, toCompanyFound } from './account.mapper.ts';
import { AccountService } from './account.service.ts';

@Routes('account', { tag: 'account' })
export class AccountController {
  constructor(private readonly account: AccountService) {}

  @Route('GET', '/', { access: 'signed-in', summary: 'Retrieve the account', answer: AccountAnswerDto })
  async read(@CurrentActor() actor: Actor): Promise<AccountAnswerDto> {
    return toAccountAnswer(await this.account.getDetails(actor));
  }

  @Route('PUT', 'profile', {
    access: 'signed-in',
    notWhileImpersonating: 'telephone',
    summary: 'Update name and telephone',
    answer: AccountAnswerDto,
    errors: [422],
  })
  async saveProfile(@CurrentActor() actor: Actor, @Body() input: ProfileInput): Promise<AccountAnswerDto> {
    return toAccountAnswer(await this.account.saveProfile(actor, input));
  }

  @Route('PUT', 'billing', {
    access: 'own-spaces',
    notWhileImpersonating: 'money',
    summary: 'Update billing details',
    answer: AccountAnswerDto,
    errors: [404, 422],
  })
  async saveBilling(
    @CurrentActor() actor: Actor,
    @Body() input: BillingDetailsDto,
  ): Promise<AccountAnswerDto> {
    return toAccountAnswer(await this.account.saveBilling(actor, toBillingData(input)));
  }

  @Route('GET', 'company', {
    access: 'signed-in',
    throttle: { name: 'company', points: 30, seconds: 60 },
    summary: 'Look up a company in ARES by its registration number',
    answer: CompanyFoundDto,
    errors: [404, 422, 503],
  })
  async company(@Query() { ico }: CompanyQuery): Promise<CompanyFoundDto> {
    return toCompanyFound(await this.account.getCompany(ico));
  }
}
