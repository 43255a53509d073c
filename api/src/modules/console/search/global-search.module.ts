import { Module } from '@nestjs/common';
import { GlobalSearchController } from './global-search.controller.ts';
import { GlobalSearchRepository } from './global-search.repository.ts';
import { GlobalSearchService } from './global-search.service.ts';

@Module({
  controllers: [GlobalSearchController],
  providers: [GlobalSearchRepository, GlobalSearchService],
})
export class GlobalSearchModule {}
