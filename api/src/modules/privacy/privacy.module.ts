import { Module } from '@nestjs/common';
import { PersonalData } from './personal-data.ts';

@Module({ providers: [PersonalData], exports: [PersonalData] })
export class PrivacyModule {}
