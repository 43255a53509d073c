import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors, IdPipe, Public } from '../../../platform/http/index.ts';
import { toPublicPriceListDto } from './price-list.mapper.ts';
import { PublicPriceListAnswerDto, PublicPriceListQuery } from './public-price-list.dto.ts';
import { PublicPriceListService } from './public-price-list.service.ts';

@ApiTags('pricing')
@Controller('space/:id/price-list')
export class PublicPriceListController {
  constructor(private readonly lists: PublicPriceListService) {}

  @Get()
  @Public()
  @ApiErrors(404, 422)
  @ApiOperation({ summary: 'Retrieve the price list of a space on a day' })
  @ApiOkResponse({ type: PublicPriceListAnswerDto })
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
