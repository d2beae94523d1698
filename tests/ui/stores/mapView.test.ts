import { expect, test } from "vitest";
import { fittedView } from "../../../ui/stores/mapView.ts";

const poland = { south: 49, west: 14.1, north: 54.9, east: 24.2 };
const krakow = { latitude: 50.06, longitude: 19.94 };
const torun = { latitude: 53.01, longitude: 18.6 };
const cologne = { latitude: 50.94, longitude: 6.96 };

test("a map of the country shows all of it, whatever is listed", () => {
  expect(fittedView("country", [krakow], poland)).toBeNull();
});

test("a map of regions shows the listed places, and a single one within its region", () => {
  expect(fittedView("regions", [krakow, torun], poland)).toEqual({ positions: [krakow, torun], maxZoom: 9 });
  expect(fittedView("regions", [krakow], poland)).toEqual({ positions: [krakow], maxZoom: 7 });
  expect(fittedView("regions", [krakow, krakow], poland)?.maxZoom).toBe(7);
});

test("a map of regions leaves out the places of another country, and shows its own without any", () => {
  expect(fittedView("regions", [krakow, torun, cologne], poland)?.positions).toEqual([krakow, torun]);
  expect(fittedView("regions", [cologne], poland)).toBeNull();
  expect(fittedView("regions", [], poland)).toBeNull();
});

test("a map with an origin shows it and the four nearest places, an origin abroad only them", () => {
  const towns = [50, 51, 52, 53, 54].map((latitude) => ({ latitude, longitude: 19 }));
  const origin = { latitude: 53.9, longitude: 19 };
  const nearest = [54, 53, 52, 51].map((latitude) => ({ latitude, longitude: 19 }));
  expect(fittedView("regions", towns, poland, origin)).toEqual({ positions: [origin, ...nearest], maxZoom: 9 });
  expect(fittedView("regions", [...towns, cologne], poland, cologne)?.positions).toHaveLength(4);
  expect(fittedView("regions", [], poland, origin)).toBeNull();
});

test("a map of streets shows all places", () => {
  expect(fittedView("places", [krakow, cologne], poland)).toEqual({ positions: [krakow, cologne], maxZoom: 14 });
});
