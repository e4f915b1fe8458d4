import type { Api } from '../../serve.ts';
import { newsroomArticleRoutes } from './articles.ts';
import { auditRoutes } from './audit.ts';
import { broadcastImportRoutes } from './broadcast-import.ts';
import { broadcastNameRoutes } from './broadcast-names.ts';
import { newsroomBroadcastRoutes } from './broadcasts.ts';
import { imageRoutes, type ImageTools } from './images.ts';
import { newsroomErrorReportRoutes } from './error-reports.ts';

/** The calls of editors and admins. */
export function newsroomRoutes(api: Api, tools: ImageTools): void {
  newsroomBroadcastRoutes(api, tools);
  broadcastNameRoutes(api, tools);
  broadcastImportRoutes(api, tools);
  newsroomArticleRoutes(api, tools);
  auditRoutes(api, tools);
  imageRoutes(api, tools);
  newsroomErrorReportRoutes(api, tools);
}
