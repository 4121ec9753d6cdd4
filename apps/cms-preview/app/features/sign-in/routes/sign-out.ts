import { redirect } from 'react-router';
import { ticketCookie } from '../../../shared/pipeline/cookie.ts';

export const action = () => redirect('/sign-in', { headers: { 'set-cookie': ticketCookie() } });

export const loader = () => redirect('/');
