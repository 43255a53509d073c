import { Module } from '@nestjs/common';
import { Puzzles } from './puzzles.service.ts';
import { SenderGuard } from './sender-guard.service.ts';

@Module({ providers: [Puzzles, SenderGuard], exports: [Puzzles, SenderGuard] })
export class RobotsModule {}
