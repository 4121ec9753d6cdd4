import { shopperAction } from '../../../../shared/reads/define-read.ts';
import { readRequestedRow } from '../model/requested-row.ts';
import { decideRecommendations } from '../server/recommendations.server.ts';

const headers = { 'cache-control': 'private, no-store' };
const response = (status: number): Response => new Response(null, { status, headers });

/** The products of a row for one visitor with consent for targeting; 204 where nothing is decided (spec 3 §7). */
export const action = shopperAction(async (read) => {
  if (!read.visitor.consent.isGranted('targeting')) return response(403);
  const row = readRequestedRow(await read.request.text());
  if (row === undefined) return response(400);
  const decided = await decideRecommendations(read, row);
  return decided === undefined ? response(204) : Response.json(decided, { headers });
});
