import { Body, Param } from '@nestjs/common';
import { type Actor, CurrentActor, IdPipe, Route, Routes } from '../../platform/http/index.ts';
import { LegalTermsService } from './legal-terms.service.ts';
import {
  AdminLegalTermsAnswerDto,
  AdminLegalTermsInputDto,
  AdminLegalTermsTextDto,
} from './legal-terms.admin.dto.ts';
import { toAdminTermsVersionDto, toAdminTermsTextDto } from './legal-terms.admin.mapper.ts';

@Routes('admin/terms', { tag: 'admin', access: 'console' })
export class LegalTermsAdminController {
  constructor(private readonly terms: LegalTermsService) {}

  @Route('GET', '/', {
    summary: 'Versions of the terms: current, upcoming and past',
    answer: AdminLegalTermsAnswerDto,
  })
  async list(): Promise<AdminLegalTermsAnswerDto> {
    return { items: (await this.terms.listEditions()).map(toAdminTermsVersionDto) };
  }

  @Route('GET', ':id', { summary: 'Text of one version', answer: AdminLegalTermsTextDto, errors: [404] })
  async read(@Param('id', IdPipe) id: number): Promise<AdminLegalTermsTextDto> {
    return toAdminTermsTextDto(await this.terms.getById(id));
  }

  @Route('POST', '/', {
    maxBody: 1024,
    summary: 'Publish terms valid from today or later; consents from that day on refer to them',
    status: 201,
    answer: AdminLegalTermsTextDto,
    errors: [422],
  })
  async publish(
    @CurrentActor() actor: Actor,
    @Body() { valid_from: validFrom, html, summary }: AdminLegalTermsInputDto,
  ): Promise<AdminLegalTermsTextDto> {
    return toAdminTermsTextDto(await this.terms.publish(actor, { validFrom, html, summary }));
  }

  @Route('DELETE', ':id', {
    summary: 'Withdraw terms that are not in force yet; returns them for publishing again',
    answer: AdminLegalTermsTextDto,
    errors: [404, 409],
  })
  async withdraw(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<AdminLegalTermsTextDto> {
    return toAdminTermsTextDto(await this.terms.withdraw(actor, id));
  }
}
