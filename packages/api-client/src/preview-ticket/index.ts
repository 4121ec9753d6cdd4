export {
  LONGEST_PREVIEW_MS,
  previewSecretsOf,
  readPreviewTicket,
  SHORTEST_PREVIEW_SECRET,
  signPreviewTicket,
  type PreviewGrant,
  type PreviewTicketState,
} from './preview-ticket.ts';
