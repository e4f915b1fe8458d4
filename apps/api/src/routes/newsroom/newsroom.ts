import type { Logger } from '@safira/operations/log';
import type { Redis } from '@safira/store/redis';
import type { Api } from '../../serve.ts';
import { newsroomArticleRoutes } from './articles.ts';
import { auditRoutes } from './audit.ts';
import { automaticNewsRoutes } from './automatic.ts';
import { broadcastImportRoutes } from './broadcast-import.ts';
import { broadcastNameRoutes } from './broadcast-names.ts';
import { newsroomBroadcastRoutes } from './broadcasts.ts';
import { imageRoutes, type ImageTools } from './images.ts';
import { newsroomErrorReportRoutes } from './error-reports.ts';
import { newsroomNameRoutes } from './names.ts';

type Tools = ImageTools & { redis: Redis; log: Logger };

/** The calls of editors and admins. */
export function newsroomRoutes(api: Api, tools: Tools): void {
  newsroomBroadcastRoutes(api, tools);
  broadcastNameRoutes(api, tools);
  broadcastImportRoutes(api, tools);
  newsroomArticleRoutes(api, tools);
  auditRoutes(api, tools);
  imageRoutes(api, tools);
  newsroomErrorReportRoutes(api, tools);
  newsroomNameRoutes(api, tools);
  automaticNewsRoutes(api, tools);
}
