import type { Database } from './database.ts'
import { createImportWriter, type ImportWriter } from './stock/import-writer.ts'
import { createPriceLedgerReader, type PriceLedgerReader } from './stock/price-ledger.ts'
import { createQuoteWriter, type QuoteWriter } from './stock/quote-writer.ts'
import { createStockComparer, type StockComparer } from './stock/stock-comparer.ts'
import { createVehicleReader, type VehicleReader } from './stock/vehicle-reader.ts'

/** Everything about the stock of one site. Code that needs one part of it asks for that part: see the interfaces. */
export interface StockRepository extends VehicleReader, ImportWriter, StockComparer, QuoteWriter, PriceLedgerReader {}

/** On an open store. Failures of the store are DatabaseProblem, misuse is RangeError. */
export function createStockRepository(database: Database): StockRepository {
  return {
    ...createVehicleReader(database),
    ...createImportWriter(database),
    ...createStockComparer(database),
    ...createQuoteWriter(database),
    ...createPriceLedgerReader(database),
  }
}
