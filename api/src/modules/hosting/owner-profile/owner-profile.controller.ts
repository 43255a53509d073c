import { Body } from '@nestjs/common';
import { type Actor, CurrentActor, Route, Routes } from '../../../platform/http/index.ts';
import { OwnProfileDto, OwnProfileInput, toOwnProfileDto } from './own-profile.dto.ts';
import { OwnerProfileService } from './owner-profile.service.ts';

@Routes('owner/profile', { tag: 'owner', access: 'own-spaces' })
export class OwnerProfileController {
  constructor(private readonly profiles: OwnerProfileService) {}

  @Route('GET', '/', {
    summary: 'Retrieve what visitors see about the owner',
    answer: OwnProfileDto,
    errors: [404],
  })
  async read(@CurrentActor() actor: Actor): Promise<OwnProfileDto> {
    return toOwnProfileDto(await this.profiles.getOwn(actor));
  }

  @Route('PUT', '/', {
    notWhileImpersonating: 'telephone',
    summary: 'Show or hide the name of the person beside the company',
    answer: OwnProfileDto,
    errors: [404, 422],
  })
  async save(@CurrentActor() actor: Actor, @Body() input: OwnProfileInput): Promise<OwnProfileDto> {
    return toOwnProfileDto(await this.profiles.setPersonNamePublic(actor, input.person_name_public));
  }
}
