import { Body } from '@nestjs/common';
import { fillContract, parseContractData, toContractText } from '@prostora/rental-terms';
import { type Actor, CurrentActor, Route, Routes } from '../../../platform/http/index.ts';
import { requireCustomer } from '../../accounts/members/index.ts';
import { ContractTemplateTrialAnswerDto, ContractTemplateTrialInputDto } from './rental-terms-trial.dto.ts';

const TRIAL_BODY = { kib: 512 };

@Routes('contract-templates', { tag: 'rental-terms', access: 'own-spaces' })
export class ContractTemplateController {
  @Route('POST', 'try', {
    maxBody: TRIAL_BODY,
    summary: 'Fill a template of a contract',
    description: 'Nothing is stored.',
    answer: ContractTemplateTrialAnswerDto,
    errors: [422],
  })
  tryTemplate(
    @CurrentActor() actor: Actor,
    @Body() { body, data }: ContractTemplateTrialInputDto,
  ): ContractTemplateTrialAnswerDto {
    requireCustomer(actor, 'price');
    const contract = fillContract(body, parseContractData(data));
    return { text: toContractText(contract), missing: [...contract.missing], unknown: [...contract.unknown] };
  }
}
