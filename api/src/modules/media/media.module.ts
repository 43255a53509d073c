import { Module } from '@nestjs/common';
import { ImagePipeline } from './image-pipeline.ts';
import { ImageStore } from './image-store.service.ts';
import { MediaFiles } from './media-files.ts';
import { MediaJobs } from './media.jobs.ts';
import { MediaRepository } from './media.repository.ts';

@Module({ providers: [ImagePipeline, ImageStore, MediaRepository, MediaJobs, MediaFiles], exports: [ImageStore, ImagePipeline] })
export class MediaModule {}
