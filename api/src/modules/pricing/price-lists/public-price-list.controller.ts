import { Param, Query } from '@nestjs/common';
import { IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import { toPublicPriceListDto } from './price-list.mapper.ts';
import { PublicPriceListAnswerDto, PublicPriceListQuery } from './public-price-list.dto.ts';
import { PublicPriceListService } from './public-price-list.service.ts';

@Routes('space/:id/price-list', { tag: 'pricing' })
export class PublicPriceListController {
  constructor(private readonly lists: PublicPriceListService) {}

  @Route('GET', '/', {
    access: 'public',
    summary: 'Retrieve the price list of a space on a day',
    answer: PublicPriceListAnswerDto,
    errors: [404, 422],
  })
  async read(
    @Param('id', IdPipe) id: number,
    @Query() { day }: PublicPriceListQuery,
  ): Promise<PublicPriceListAnswerDto> {
    const { scope, names, nextStart } = await this.lists.find(id, day ?? null);
    return {
      price_list: scope && toPublicPriceListDto(scope, names),
      next: nextStart === null ? null : { valid_from: nextStart },
    };
  }
}
