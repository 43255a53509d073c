import { Module } from '@nestjs/common';
import { TaxonomyRepository } from './taxonomy.repository.ts';
import { Taxonomy } from './taxonomy.service.ts';

@Module({ providers: [TaxonomyRepository, Taxonomy], exports: [Taxonomy] })
export class TaxonomyModule {}
