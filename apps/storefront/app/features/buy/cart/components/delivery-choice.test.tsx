// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { Form } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { cart } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { toCartView } from '../model/cart-view.ts';
import { DeliveryChoice, type DeliveryChoiceProps } from './DeliveryChoice.tsx';
import { showPart, t } from './show-part.fixtures.tsx';

const [line] = toCartView(cart(), t).items;
const place = (kind: 'store' | 'point', id: string) => ({
  kind,
  id,
  name: id,
  address: '1 Street',
  openingHours: [],
});

function show(places: Partial<DeliveryChoiceProps['places']>): void {
  if (line === undefined) throw new TypeError('the bag has no line');
  const found = {
    place: '',
    isPlaced: false,
    stores: [place('store', 'Leith'), place('store', 'Perth')],
    points: [place('point', 'Kiosk')],
    ...places,
  };
  showPart(
    <DeliveryChoice
      line={line}
      places={found}
      forms={{ find: Form, choose: Form }}
      isFinding={false}
      stays={false}
      level={2}
    />,
  );
}

afterEach(cleanup);

it('stores and collection points are listed once a place was typed, before that a place is asked for', async () => {
  show({});
  expect(await screen.findByText(t('stores.placeFirst'))).toBeDefined();
  expect(screen.queryByText('Leith')).toBeNull();
  cleanup();
  show({ isPlaced: true });
  expect(await screen.findByText('Leith')).toBeDefined();
  expect(screen.getByText('Kiosk')).toBeDefined();
  expect(screen.queryByText(t('stores.placeFirst'))).toBeNull();
});

it('the favorite store is listed without a place', async () => {
  show({ favourite: 'Perth' });
  expect(await screen.findByText('Perth')).toBeDefined();
  expect(screen.queryByText('Leith')).toBeNull();
});
