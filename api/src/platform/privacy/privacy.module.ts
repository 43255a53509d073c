import { Module } from '@nestjs/common';
import { PersonalDataRegistry } from './personal-data.registry.ts';

@Module({ providers: [PersonalDataRegistry], exports: [PersonalDataRegistry] })
export class PrivacyModule {}
