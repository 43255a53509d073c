import { Body } from '@nestjs/common';
import { type Actor, CurrentActor, Route, Routes } from '../../../platform/http/index.ts';
import { parseDefinition } from './rental-terms.input.ts';
import { requireCustomer } from '../../accounts/members/index.ts';
import { RentalTermsTrialAnswerDto, RentalTermsTrialInputDto } from './rental-terms-trial.dto.ts';
import { tryRentalTerms } from './rental-terms-trial.ts';

/** 50 cases with series of reservations. */
const TRIAL_BODY = { kib: 1024, values: 15_000 };

@Routes('rental-terms', { tag: 'rental-terms', access: 'own-spaces' })
export class RentalTermsController {
  @Route('POST', 'try', {
    maxBody: TRIAL_BODY,
    summary: 'Compute instalments and cancellations of cases by rental terms',
    description: 'At any time, also by parts of a definition. Nothing is stored.',
    answer: RentalTermsTrialAnswerDto,
    errors: [422],
  })
  tryTerms(
    @CurrentActor() actor: Actor,
    @Body() { definition, cases }: RentalTermsTrialInputDto,
  ): RentalTermsTrialAnswerDto {
    requireCustomer(actor, 'price');
    return { results: tryRentalTerms(parseDefinition(definition), cases) };
  }
}
